import { Agent, request } from 'undici';

/** Sends bodies as fast as undici does, so many at once, and looks at nothing: what deliveries are measured against. */
export async function sendBare(url: string, bodies: string[], atOnce: number): Promise<void> {
  const dispatcher = new Agent();
  const waiting = [...bodies];
  const send = async () => {
    for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
      const answer = await request(url, { method: 'POST', body, dispatcher });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  await dispatcher.close();
}
