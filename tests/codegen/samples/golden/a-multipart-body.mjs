import axios from "axios";
import { openAsBlob } from "node:fs";

const payload = new FormData();
payload.append("note", "A plain note");
payload.append("meta", new Blob(["{\"tags\":[\"a\"]}"], { type: "application/json" }));
payload.append("file", await openAsBlob("file.png", { type: "image/png" }), "file.png");

try {
  const { data } = await axios.post("https://api.example.com/files", payload);
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}