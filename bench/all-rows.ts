import type { Row } from './row.ts';
import { budget } from './rows/budget.ts';
import { dashboardPages } from './rows/dashboard-pages.ts';
import { durableGenerate } from './rows/durable-generate.ts';
import { history } from './rows/history.ts';
import { hostileTexts } from './rows/hostile-texts.ts';
import { jobs } from './rows/jobs.ts';
import { memory } from './rows/memory.ts';
import { modelGateway } from './rows/model-gateway.ts';
import { modelLatency } from './rows/model-latency.ts';
import { requestLog } from './rows/request-log.ts';
import { streams } from './rows/streams.ts';
import { templatesList } from './rows/templates-list.ts';
import { tokens } from './rows/tokens.ts';
import { workers } from './rows/workers.ts';

/** The rows of the table, in its order. */
export const ROWS: readonly Row[] = [
  modelLatency,
  modelGateway,
  durableGenerate,
  requestLog,
  streams,
  templatesList,
  tokens,
  history,
  dashboardPages,
  budget,
  jobs,
  hostileTexts,
  memory,
  workers,
];
