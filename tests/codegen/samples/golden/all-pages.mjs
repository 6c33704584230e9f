import axios from "axios";

try {
  let skip = 0;
  while (true) {
    const { data } = await axios.get("https://api.example.com/entries", {
      params: {
        limit: 100,
        skip: skip,
      },
    });
    if (data.length === 0) break;
    data.forEach((entry) => console.log(entry));
    skip += data.length;
  }
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}