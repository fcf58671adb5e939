// Runs every command of this repository:
// `node tooling/run.mjs start|dev|test|check|build|bench|soak|crawl|lighthouse|admin:create|export|restore`,
// `node tooling/run.mjs import:feed|emulators`.
// It runs on the system's Node before anything is installed, so it is plain JavaScript without dependencies. The
// programs that it starts run on the Node in node_modules.
const OLDEST_NODE = 20;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`The Long Return needs Node ${OLDEST_NODE} or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}
import('./run/main.mjs').then(({ main }) => main(process.argv.slice(2)));
