import { answerCalls } from "../../../platform/workers/answerCalls.ts";
import { wholeBuffers } from "../../../platform/workers/wholeBuffers.ts";
import { soundTasks } from "./soundTasks.ts";

answerCalls(soundTasks, wholeBuffers);
