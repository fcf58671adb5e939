import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];
type Runtime = Parameters<NonNullable<InitOptions['preRun']>[number]>[0];

/** The permission bits of the group and of others. */
const GROUP_AND_OTHERS = 0o077;

/**
 * PGlite's file system, with files and folders that only their owner can access. PGlite sets file modes itself (0666
 * for most files), so a umask is not enough.
 */
export class PrivateFS extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [makePrivate, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

interface NodeOperations {
  mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  setattr(node: unknown, attributes: { mode?: number }): void;
}

function makePrivate({ NODEFS }: Runtime): void {
  const operations = NODEFS.node_ops as NodeOperations; // Emscripten's types don't describe `node_ops`
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~GROUP_AND_OTHERS, device);
  operations.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~GROUP_AND_OTHERS });
  };
}
