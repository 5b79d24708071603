import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { startAnalytics } from '#platform/analytics.ts';
import { reportError, startErrorReporting } from '#platform/error-reporting.ts';
import { startIdentity } from '#platform/identity-state.ts';
import { watchPreloads } from '#platform/lazy-screen.ts';
import { watchErrors } from '#platform/uncaught-errors.ts';
import { App } from './App.tsx';
import { config } from './config.ts';
import { routes } from './routes.tsx';

startErrorReporting(config);
watchPreloads();
startAnalytics();
startIdentity();

const router = createBrowserRouter(routes);
const answerError = watchErrors((path) => void router.navigate(path, { replace: true }));

function onThrown(error: unknown): void {
  reportError(error);
  answerError(error);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root, { onCaughtError: onThrown, onUncaughtError: onThrown }).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
