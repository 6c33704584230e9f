import axios from "axios";
import { readFileSync } from "node:fs";
import { Agent } from "node:https";

const payload = {
  amount: 5,
};

try {
  const { data } = await axios.post("https://api.example.com/payments", payload, {
    headers: {
      Authorization: "TP key={key}, token={token}",
    },
    httpsAgent: new Agent({
      cert: readFileSync("client.pem"),
      key: readFileSync("client.key"),
    }),
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}