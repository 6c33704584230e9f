// Borrow a book

import axios from "axios";

const baseUrl = "https://api.example.com";
const title = "Emma";

try {
  // 1. GET /books
  let response = await axios.get(`${baseUrl}/books`, {
    params: {
      title,
    },
  });
  const bookId = read(response, 0, "id");

  // 2. POST /loans
  const payload = {
    bookId,
    weeks: 2,
    kind: "HOME",
  };
  response = await axios.post(`${baseUrl}/loans`, payload);
  const loanId = read(response, "id");
  console.log({ loanId });

  // 3. DELETE /loans/{loanId}
  await axios.delete(`${baseUrl}/loans/${encodeURIComponent(loanId)}`);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}

/** Reads a value that later calls need. */
function read({ data }, ...path) {
  const value = path.reduce((part, key) => part?.[key], data);
  if (value == null) throw new Error(`The response has no ${path.join(".")}.`);
  return value;
}