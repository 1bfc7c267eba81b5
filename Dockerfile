FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --omit=dev
COPY . .
RUN npm run build
# What only the build needs.
RUN npm uninstall --no-save --omit=dev @fontsource-variable/bricolage-grotesque @fontsource-variable/instrument-sans \
  @react-router/dev @tailwindcss/vite sharp tailwindcss vite

FROM node:22-bookworm-slim
WORKDIR /site
COPY --from=build /site .
RUN mkdir --mode=700 data && chown node data
USER node
ENV PORT=3000 DATA_DIR=/site/data
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "server/main.mjs"]
