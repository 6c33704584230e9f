import axios from "axios";

try {
  const { data } = await axios.get("https://api.example.com/account", {
    auth: { username: "{username}", password: "{password}" },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}