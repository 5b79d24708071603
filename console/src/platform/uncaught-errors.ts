import { config } from '#console/config.ts';
import { toast } from '#ui/toast.ts';
import { watchCalls } from './call-watchers.ts';
import { reactionTo } from './error-reaction.ts';

const newVersion =
  'We have released a new version of the product. Please refresh your browser to see the latest version.';
const somethingWentWrong = `Something went wrong! Try again or contact us at ${config.supportEmail} (press here to reload the page)`;
const internetIssues = 'Internet issues! Try again later (press here to reload the page)';

const reload = () => window.location.reload();

/** Answers every 403 and 418, also where a screen shows them, and what nobody caught (spec §8). */
export function watchErrors(goTo: (path: string) => void): (error: unknown) => void {
  const answerUncaught = (error: unknown) => {
    answer(error, goTo);
    if (reactionTo(error) !== 'none') tellGeneric();
  };
  watchCalls((error) => answer(error, goTo));
  window.addEventListener('error', (event) => answerUncaught(event.error));
  window.addEventListener('unhandledrejection', (event) => answerUncaught(event.reason));
  window.addEventListener('offline', () => toast({ kind: 'error', text: internetIssues, onClick: reload }));
  return answerUncaught;
}

function answer(error: unknown, goTo: (path: string) => void): void {
  const reaction = reactionTo(error);
  if (reaction === 'force-login' && window.location.pathname !== '/logout') goTo('/force-login');
  if (reaction === 'new-version') toast({ kind: 'info', text: newVersion });
}

function tellGeneric(): void {
  toast({ kind: 'error', text: somethingWentWrong, onClick: reload, duration: Number.POSITIVE_INFINITY });
}
