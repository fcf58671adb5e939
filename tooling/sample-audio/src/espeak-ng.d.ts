declare module 'espeak-ng' {
  /** Runs the command line program eSpeak NG once, in memory. */
  export default function espeak(options: {
    arguments: string[];
    print: (line: string) => void;
    printErr: (line: string) => void;
    /** Creates the WebAssembly instance. Our function uses a module that is compiled only once. */
    instantiateWasm: (
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance) => void,
    ) => WebAssembly.Exports;
  }): Promise<{ FS: { readFile(path: string): Uint8Array } }>;
}
