/** The variables that a process needs. All others could be settings of the site or of Node. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR'];

/** Returns only the variables that a process needs, without any settings of the site. */
export function bareShell(surroundings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(NEEDED.flatMap((name) => (name in surroundings ? [[name, surroundings[name]]] : [])));
}
