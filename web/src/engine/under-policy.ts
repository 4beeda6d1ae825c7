// Imported first by every worker's script. One that was not started by startWorker has no policy, and does not run.
if (location.protocol !== "blob:") throw new TypeError("this script runs under the page's policy only");

export {};
