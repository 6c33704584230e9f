import axios from "axios";

const payload = new URLSearchParams([
  ["grant_type", "password"],
  ["scope", "a b"],
  ["scope", "c"],
]);

const { data } = await axios.post("https://api.example.com/token", payload);

console.log(data);