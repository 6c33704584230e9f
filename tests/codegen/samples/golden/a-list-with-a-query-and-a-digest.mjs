import axios from "axios";

// axios does not support digest authentication (RFC 7616): requests are rejected until a library adds it.
try {
  const { data } = await axios.get("https://test.example.com/tp-api/classes", {
    params: new URLSearchParams([
      ["limit", "25"],
      ["ids[]", "7c41e0b95d2a"],
      ["ids[]", "3fa98b26c07e"],
      ["start", "2027-03-01T00:00:00Z"],
    ]),
    headers: {
      "training-provider-id": "tp-48213",
    },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}