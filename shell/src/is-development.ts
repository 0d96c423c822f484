/** True under the dev servers only. Alone in its file because jest has no `import.meta`. */
export const IS_DEVELOPMENT: boolean = import.meta.env.DEV;
