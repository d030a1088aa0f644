# syntax=docker/dockerfile:1

# Image of the service, without PostgreSQL. See docker-compose.yml.
ARG NODE_IMAGE=node:24-bookworm-slim
# The same C library, without a shell or a package manager. About 25 MB; Node.js adds 120 MB, the service 115 MB.
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12:nonroot

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No package needs its install script in this build.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.json tsconfig.browser.json nest-cli.json .swcrc ormconfig.ts ./
COPY scripts scripts
COPY src src
# Remove the build tools and files that the service never reads.
RUN npm run build \
 && npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund \
      @nestjs/cli @swc/cli @swc/core esbuild typescript \
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
# Owned by root, so that the service cannot change its own code.
COPY package.json LICENSE ./
COPY docs/versioning.md docs/
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# The only folder that the service can write to, for the secrets of the first start.
COPY --from=build --chown=65532:65532 --chmod=700 /data /data
# The user "nonroot", by number, as some orchestrators require.
USER 65532:65532
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node runs without a shell or npm, so that it receives SIGTERM and can drain.
STOPSIGNAL SIGTERM
# The same V8 options as `npm start` in package.json; see docs/decisions/v8-options.md.
CMD ["node", "--v8-pool-size=1", "--min-semi-space-size=32", "--max-semi-space-size=32", "--no-memory-reducer", "--no-allocation-site-pretenuring", "dist/src/main.js"]
