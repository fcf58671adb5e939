declare module 'espeak-ng' {
  /** Runs the command line program eSpeak NG once, in memory. */
  export default function espeak(options: {
    arguments: string[];
    print: (line: string) => void;
    printErr: (line: string) => void;
    /** Provides the program's instance, so that it need not be compiled again. */
    instantiateWasm: (
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance) => void,
    ) => WebAssembly.Exports;
  }): Promise<{ FS: { readFile(path: string): Uint8Array } }>;
}
