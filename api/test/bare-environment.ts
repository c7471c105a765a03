/** What a process that a test starts gets of the environment of this one, and nothing else: where programs are, and what Node has compiled before. */
export const bareEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
};
