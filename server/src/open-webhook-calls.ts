import { webhookLimits } from '@tassel/contract/webhook.ts';
import type { Config } from '#platform/config.ts';
import { type Outbound, openOutbound, type Resolve } from '#platform/outbound.ts';

export const openWebhookCalls = (config: Config, resolve?: Resolve): Outbound =>
  openOutbound({
    allowLoopback: config.webhookAllowLoopback,
    maxAnswerBytes: webhookLimits.loggedBytes,
    ...(resolve && { resolve }),
  });
