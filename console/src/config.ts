import { type ConsoleConfig, consoleConfigElementId } from '@tassel/contract/console-config.ts';

function readConfig(): ConsoleConfig {
  const text = document.getElementById(consoleConfigElementId)?.textContent;
  if (!text) throw new Error(`The page has no configuration: the element #${consoleConfigElementId} is missing.`);
  return JSON.parse(text) as ConsoleConfig;
}

export const config = readConfig();
