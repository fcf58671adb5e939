/** What a process needs of what surrounds it: everything else could be a setting of the site's, or of Node's. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR'];

/** Of these variables those that are set in a shell where nobody has set anything. */
export function bareShell(surroundings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(NEEDED.flatMap((name) => (name in surroundings ? [[name, surroundings[name]]] : [])));
}
