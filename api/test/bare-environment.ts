/** The whole environment of a process that a test starts: the paths of programs, and Node's compile cache. */
export const bareEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
};
