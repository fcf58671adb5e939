/** Variables that a process needs. Any other could be a setting of the site or of Node. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR'];

/** Returns the environment of a shell without any settings of the site. */
export function bareShell(surroundings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(NEEDED.flatMap((name) => (name in surroundings ? [[name, surroundings[name]]] : [])));
}
