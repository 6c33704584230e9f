import axios from "axios";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";

try {
  const { data } = await axios.get("https://api.example.com/events", {
    params: {
      since: 7,
    },
    headers: {
      Accept: "text/event-stream",
    },
    responseType: "stream",
  });
  for await (const line of createInterface({ input: data })) console.log(line);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, await text(error.response.data));
  process.exitCode = 1;
}