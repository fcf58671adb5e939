/** The environment variables that a process needs. All other variables could be settings of the site or of Node. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR'];

/** Returns the given environment variables that a process needs. They include no settings of the site or of Node. */
export function bareShell(surroundings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(NEEDED.flatMap((name) => (name in surroundings ? [[name, surroundings[name]]] : [])));
}
