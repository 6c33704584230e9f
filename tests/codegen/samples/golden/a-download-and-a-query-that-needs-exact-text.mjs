import axios from "axios";
import { writeFile } from "node:fs/promises";

try {
  const { data } = await axios.get("https://api.example.com/exports/1/file?columns=a,b", {
    responseType: "arraybuffer",
  });
  await writeFile("file.zip", data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, String(error.response.data));
  process.exitCode = 1;
}