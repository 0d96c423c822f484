/** True only under the dev servers. In its own file because jest has no `import.meta`. */
export const IS_DEVELOPMENT: boolean = import.meta.env.DEV;
