// The same bundle in Node: a question a line on standard input, an answer a line on standard output.
import { createInterface } from "node:readline";
import { answer } from "./bundle/boardgame.js";

for await (const question of createInterface({ input: process.stdin })) console.log(answer(question));
