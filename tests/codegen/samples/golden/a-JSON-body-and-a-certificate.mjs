import axios from "axios";
import { readFileSync } from "node:fs";
import { Agent } from "node:https";

const payload = {
  name: "Wind turbine \"basics\": it's on",
  seats: 12,
  online: false,
  location: null,
  sessions: [
    {
      start: "2027-03-01T08:00:00Z",
    },
  ],
};

try {
  const { data } = await axios.post("https://test.example.com/tp-api/classes", payload, {
    headers: {
      Authorization: "TP key={key}, token={token}",
      "training-provider-id": "tp-48213",
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