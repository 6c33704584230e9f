import type { SampleInputs } from "../../../src/samples/types";
import type { Plan } from "../program-plan";
import type { Operation } from "../../model/types";
import type { SampleRequest } from "../request";
import type { SecurityChoice } from "../security";
import { axios } from "./axios";
import { curl } from "./curl";
import { okhttp } from "./okhttp";
import { requests } from "./requests";
import { restsharp } from "./restsharp";

/** Writes templates: no trailing blanks of our own, and no line end after the last line. */
export interface Writer {
  /** A sample of one request; `undefined` if the client cannot send it. */
  readonly sample: (request: SampleRequest, call: SampledCall) => string | undefined;
  /** Whether a sample can read a list to its end; absent: yes. */
  readonly readsPages?: boolean;
  /** A program that makes the calls of a workflow. */
  readonly program?: (plan: Plan) => string;
}

/** What a request of a sample is made from. */
export interface SampledCall {
  readonly operation: Operation;
  readonly inputs: SampleInputs;
  readonly choice: SecurityChoice;
}

/** The languages that this project writes, by key. */
export const writers: Readonly<Record<string, Writer>> = {
  curl,
  axios,
  requests,
  okhttp,
  restsharp,
};

/** Words that programs in some language use themselves, in lowercase only: no language reserves words of mixed case. */
export const reserved = new Set(
  (
    "abstract and answer args as assert async attempt await axios base bool boolean break byte call case catch char checked class client " +
    "console const continue data debugger decimal def default del delegate delete do double elif else encode enum error eval event " +
    "except exec export extends extern false final finally fixed float for foreach from function global goto if implements implicit " +
    "import in instanceof int interface internal is json lambda let lock long main namespace native new none nonlocal not null " +
    "object operator or out override package params pass path payload print private process protected public quote raise range read " +
    "readonly ref request requests response return saved sbyte sealed send server short sizeof sleep stackalloc static status stop str string " +
    "struct super switch synchronized this throw throws time transient true try typeof uint ulong unchecked undefined unsafe ushort " +
    "using value var virtual void volatile while with yield"
  ).split(" "),
);
