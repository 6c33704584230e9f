import axios from "axios";

const { status } = await axios.delete("https://test.example.com/tp-api/classes/7c41e0b95d2a", {
  headers: {
    Authorization: "TP key={key}, token={token}",
    "training-provider-id": "tp-48213",
  },
});

console.log(status);