import axios from "axios";

const payload = `id,name
1,"Ann ""A"" \\ \`x\` \${y}"`;

try {
  const { data } = await axios.put("https://api.example.com/notes/1", payload, {
    headers: {
      "Content-Type": "text/csv",
    },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}