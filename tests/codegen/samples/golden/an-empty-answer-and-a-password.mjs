import axios from "axios";

try {
  const { status } = await axios.delete("https://test.example.com/tp-api/classes/7c41e0b95d2a", {
    headers: {
      "training-provider-id": "tp-48213",
    },
    auth: { username: "{username}", password: "{password}" },
  });
  console.log(status);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}