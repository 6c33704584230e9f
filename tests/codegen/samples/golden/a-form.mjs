import axios from "axios";

const payload = new URLSearchParams([
  ["grant_type", "password"],
  ["scope", "a b"],
  ["scope", "c"],
]);

try {
  const { data } = await axios.post("https://api.example.com/token", payload);
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}