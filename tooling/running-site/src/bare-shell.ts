/** The environment variables that a process needs. All other variables could be settings of the site or of Node. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR'];

/** Of the given environment variables, returns those that a process needs. None of these is a setting of the site. */
export function bareShell(surroundings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(NEEDED.flatMap((name) => (name in surroundings ? [[name, surroundings[name]]] : [])));
}
