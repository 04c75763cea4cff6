/** What we use of onnxruntime-web, which is fetched by its address and not bundled. */
export type Runtime = {
  env: {
    logLevel: string;
    wasm: { numThreads: number; wasmPaths: { mjs: string; wasm: string } };
  };
  Tensor: new (type: string, data: unknown, shape: readonly number[]) => Tensor;
  InferenceSession: {
    create: (model: Uint8Array, options: Record<string, unknown>) => Promise<InferenceSession>;
  };
};

export type Tensor = { data: Float32Array; dims: readonly number[]; dispose: () => void };

export type InferenceSession = {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run: (
    inputs: Record<string, Tensor>,
    outputs?: readonly string[],
  ) => Promise<Record<string, Tensor>>;
  release: () => Promise<void>;
};
