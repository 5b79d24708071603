import { showForgotPassword, submitForgotPassword } from './forgot-password-door.ts';
import { showResetPassword, submitResetPassword } from './reset-password-door.ts';
import { showInteraction, showSignIn, submitSignIn } from './sign-in-door.ts';
import { showSignUp, submitSignUp } from './sign-up-door.ts';
import type { Visit } from './visit.ts';

type Door = (visit: Visit) => Promise<void>;
type Route = { path: RegExp; GET: Door; POST?: Door };

/** Our pages. Every other address is the provider's. */
export const routes: readonly Route[] = [
  { path: /^\/interaction\/(?<uid>[\w-]+)$/, GET: showInteraction },
  { path: /^\/interaction\/(?<uid>[\w-]+)\/sign-in$/, GET: showSignIn, POST: submitSignIn },
  { path: /^\/interaction\/(?<uid>[\w-]+)\/sign-up$/, GET: showSignUp, POST: submitSignUp },
  { path: /^\/forgot-password$/, GET: showForgotPassword, POST: submitForgotPassword },
  { path: /^\/reset-password$/, GET: showResetPassword, POST: submitResetPassword },
];
