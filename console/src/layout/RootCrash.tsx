import { Crash } from './Crash.tsx';

/** For a crash of the frame itself, which then has none. */
export function RootCrash() {
  return (
    <main className="px-gutter py-6">
      <Crash />
    </main>
  );
}
