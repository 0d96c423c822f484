/**
 * Environment of programs in Go that check types: the compiler and tsgolint. A sixth of their CPU time is garbage
 * collection, and they end soon. It begins later here, but in time for a machine with little memory.
 */
export const COLLECT_LATE: NodeJS.ProcessEnv = { GOGC: '400', GOMEMLIMIT: '3GiB' };
