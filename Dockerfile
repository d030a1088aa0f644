# syntax=docker/dockerfile:1

# The service in an image, for a PostgreSQL of its own: see docker-compose.yml.
ARG NODE_IMAGE=node:24-bookworm-slim
# The same C library and nothing else: no shell, no package manager. Some 25 MB; Node.js is 120, the service 115.
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12:nonroot

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No package needs its install script for what happens here, so none gets to run.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.json nest-cli.json .swcrc ormconfig.ts ./
COPY scripts scripts
COPY src src
# What only builds stays behind, and what the service never reads.
RUN npm run build \
 && npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund \
      @nestjs/cli @swc/cli @swc/core typescript \
 && node scripts/prune-image.mjs node_modules \
 && mkdir /data

FROM ${BASE_IMAGE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    SHUTDOWN_DELAY_S=5 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /usr/local/bin/node /usr/local/bin/node
# Owned by root: the service can't change its own code.
COPY package.json LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# The only folder that the service may write to: the secrets of a first start.
COPY --from=build --chown=65532:65532 --chmod=700 /data /data
# The user "nonroot", by number for whoever demands one.
USER 65532:65532
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself, with no shell or npm before it: SIGTERM must reach it, or nothing drains.
STOPSIGNAL SIGTERM
# The V8 options are those of `npm start` in package.json; docs/decisions/v8-options.md has the figures.
CMD ["node", "--v8-pool-size=1", "--min-semi-space-size=32", "--max-semi-space-size=32", "--no-memory-reducer", "--no-allocation-site-pretenuring", "dist/src/main.js"]
