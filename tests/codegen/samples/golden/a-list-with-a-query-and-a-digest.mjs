import axios from "axios";

try {
  const { data } = await axios.get("https://test.example.com/tp-api/classes", {
    params: new URLSearchParams([
      ["limit", "25"],
      ["ids[]", "7c41e0b95d2a"],
      ["ids[]", "3fa98b26c07e"],
      ["start", "2027-03-01T00:00:00Z"],
    ]),
    headers: {
      Authorization: "TP key={key}, token={token}",
      "training-provider-id": "tp-48213",
    },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}