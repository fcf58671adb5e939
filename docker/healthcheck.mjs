// Exits with code 0 if the site is ready: its process runs and its database responds.
const ready = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
  (response) => response.ok,
  () => false,
);
process.exit(ready ? 0 : 1);
