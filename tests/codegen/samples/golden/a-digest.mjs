import axios from "axios";

// axios does not support digest authentication (RFC 7616): requests are rejected until a library adds it.
try {
  const { data } = await axios.get("https://api.example.com/account");
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}