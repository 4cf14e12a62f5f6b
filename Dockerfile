# syntax=docker/dockerfile:1

# The same Node in both stages. Its Debian has the C library that the image library's binaries are made for.
FROM node:24-bookworm-slim AS made
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The npm package `node` gives machines with another Node the right one. Here it would only be a second copy.
RUN npm ci --omit=dev && rm -rf node_modules/node node_modules/node-* node_modules/.bin/node
COPY . .
# All that the site would otherwise make when it starts, since it cannot write here then.
RUN npm run build && npm run pictures

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 npm_config_cache=/tmp/npm npm_config_update_notifier=false
WORKDIR /app
# Owned by root: the site cannot change its own code.
COPY --from=made /app ./
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/cluster.ts"]
