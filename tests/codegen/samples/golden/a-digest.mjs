import axios from "axios";

// axios knows no digest authentication (RFC 7616): the request is refused until a library adds it.
try {
  const { data } = await axios.get("https://api.example.com/account");
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}