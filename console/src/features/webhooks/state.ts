import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type {
  WebhookLogsQuery,
  WebhookLogsQueryVariables,
  WebhookQuery,
  WebhookQueryVariables,
  WebhooksQuery,
} from '#console/generated/graphql.ts';
import { organizationSelected, signedOut } from '#features/session/state.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { addPagedCases } from '#platform/paged-cases.ts';
import { emptyPages, type PagedState } from '#platform/paged-state.ts';
import { webhookDocument, webhookLogsDocument, webhooksDocument } from './api.ts';

export type WebhookRow = WebhooksQuery['webhooks']['items'][number];
export type Webhook = WebhookQuery['webhook'] & { missingCount: number };
export type LogRow = WebhookLogsQuery['webhookLogs']['items'][number];

/** An organization has few: all of them are page 1. */
export const loadWebhooks = createAsyncThunk(
  'webhooks/load',
  async ({ organizationId }: { organizationId: string; page: 1 }) =>
    (await callGraphql(webhooksDocument, { organizationId })).webhooks,
);

const noWebhooks = emptyPages<WebhookRow>();

const webhooksSlice = createSlice({
  name: 'webhooks',
  initialState: noWebhooks,
  reducers: {},
  extraReducers: (builder) => {
    addPagedCases(builder, loadWebhooks);
    builder.addCase(organizationSelected, () => noWebhooks).addCase(signedOut, () => noWebhooks);
  },
});

export const webhooksReducer = webhooksSlice.reducer;

export const loadWebhook = createAsyncThunk('webhook/load', async (query: WebhookQueryVariables): Promise<Webhook> => {
  const { webhook, missingDeliveries } = await callGraphql(webhookDocument, query);
  return { ...webhook, missingCount: missingDeliveries };
});

/** A webhook with one page of its logs, in one call. */
export const loadLogs = createAsyncThunk('webhook/loadLogs', async (query: WebhookLogsQueryVariables) => {
  const { webhook, missingDeliveries, webhookLogs } = await callGraphql(webhookLogsDocument, query);
  return { webhook: { ...webhook, missingCount: missingDeliveries }, ...webhookLogs };
});

/** Spec §3: the webhook, and its logs by page. */
type WebhookState = PagedState<LogRow> & { webhook: Webhook | null };

const noWebhook: WebhookState = { ...emptyPages<LogRow>(), webhook: null };

const webhookSlice = createSlice({
  name: 'webhook',
  initialState: noWebhook,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadWebhook.pending, (state, { meta }) => {
        if (state.webhook?.id !== meta.arg.id) Object.assign(state, noWebhook);
        state.requestId = meta.requestId;
        state.error = null;
      })
      .addCase(loadWebhook.fulfilled, (state, { payload, meta }) => {
        if (state.requestId === meta.requestId) state.webhook = payload;
      })
      .addCase(loadWebhook.rejected, (state, { error, meta }) => {
        if (state.requestId === meta.requestId) state.error = errorText(error);
      });
    addPagedCases(builder, loadLogs, (state, { webhook }) => {
      state.webhook = webhook;
    });
    builder.addCase(organizationSelected, () => noWebhook).addCase(signedOut, () => noWebhook);
  },
});

export const webhookReducer = webhookSlice.reducer;
