import axios from "axios";
import { writeFile } from "node:fs/promises";

const { data } = await axios.get("https://api.example.com/exports/1/file?columns=a,b", {
  responseType: "arraybuffer",
});

await writeFile("file.zip", data);