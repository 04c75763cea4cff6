import { answerCalls } from "../../platform/workers/answerCalls.ts";
import { wholeBuffers } from "../../platform/workers/wholeBuffers.ts";
import { tasks } from "./tasks.ts";

answerCalls(tasks, wholeBuffers);
